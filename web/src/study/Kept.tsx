/** One's own branches of a game; and a branch that somebody has shared. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { ApiError, get } from "../core/api";
import { loadTitle, t } from "../core/language";
import { go } from "../core/router";
import type { Json } from "../core/types";
import { nameOf } from "../replay/Walk";
import { BranchBoard } from "./Branch";
import type { Branch, BranchShared } from "./branch";
import type { Noting } from "./noting";
import { Wrong } from "./Wrong";

type Props = { noting: Noting; onOpen: (branch: Branch) => void; onStep: (n: number) => void };

export function Mine({ noting, onOpen, onStep }: Props) {
  useEffect(() => void noting.load(), [noting]);
  const notes = Object.entries(noting.notes.value).sort(([a], [b]) => Number(a) - Number(b));
  if (noting.branches.value.length + notes.length === 0) return null;
  return (
    <section class="panel" aria-label={t("branches")}>
      <h2>{t("branches")}</h2>
      <ul class="branches">
        {notes.map(([step, text]) => (
          <li key={step}>
            <button class="button quiet" data-note={step} onClick={() => onStep(Number(step))}>
              <span class="note-text">✎ {text}</span>
              <span class="soft">{t("step-n", { n: Number(step) })}</span>
            </button>
          </li>
        ))}
        {noting.branches.value.map((one) => (
          <li key={one.id}>
            <button class="button quiet" onClick={() => onOpen(one)}>
              <b>{one.name}</b>
              <span class="soft">
                {t("step-n", { n: one.at })}
                {Object.keys(one.notes).length > 0 && " ✎"}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BranchPage({ id }: { id: string }) {
  const found = useSignal<BranchShared | null>(null);
  const wrong = useSignal("");
  useEffect(() => {
    get<BranchShared>(`/branches/${id}`).then(
      (shared) => {
        void loadTitle(String((shared.record as Json).game));
        found.value = shared;
      },
      (error: unknown) => (wrong.value = error instanceof ApiError ? error.code : "error"),
    );
  }, [id]);
  if (wrong.value) return <Wrong code={wrong.value} />;
  if (!found.value) return <p class="wait">{t("loading")}</p>;
  const { key, branch } = found.value;
  const record = found.value.record as Json;
  const names = (record.names as string[]).map(nameOf);
  return (
    <BranchBoard
      where={`/studies/${key}`}
      game={String(record.game)}
      names={names}
      at={branch.at}
      branch={branch}
      onClose={() => go("/")}
    />
  );
}
