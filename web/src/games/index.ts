/** The drawings of the titles, loaded on demand; a title without one gets tidy panels. */
import { renew } from "../later";
import type { Title } from "./title";

const BOARDS = import.meta.glob<{ title: Title }>("./*/index.tsx");
const known = new Map<string, Title>();

export async function loadBoard(game: string): Promise<Title> {
  const have = known.get(game);
  if (have) return have;
  const load = BOARDS[`./${game}/index.tsx`] ?? BOARDS["./generic/index.tsx"];
  const { title } = await load().catch((fault: unknown) => {
    renew(); // the server has a newer page
    throw fault;
  });
  known.set(game, title);
  return title;
}
