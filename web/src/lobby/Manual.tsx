/** Links to what lies beside the page: the manual, if this server has one, and the licences. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { t } from "../core/language";

export function Manual() {
  const there = useSignal(false);
  useEffect(() => {
    fetch("/manual/", { method: "HEAD" }).then(
      (answer) => (there.value = answer.ok),
      () => (there.value = false),
    );
  }, []);
  return (
    <>
      {there.value && <a href="/manual/">{t("manual")}</a>}
      <a href="/third-party.txt">{t("licences")}</a>
    </>
  );
}
