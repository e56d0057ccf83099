/** Whether the page is drawn for a phone held upright. */
import { useEffect, useState } from "preact/hooks";

const query = matchMedia("(max-width: 820px)");

export function useTall(): boolean {
  const [tall, setTall] = useState(query.matches);
  useEffect(() => {
    const change = () => setTall(query.matches);
    query.addEventListener("change", change);
    return () => query.removeEventListener("change", change);
  }, []);
  return tall;
}
