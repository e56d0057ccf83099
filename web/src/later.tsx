/** A component whose code is fetched when it is first shown; `meanwhile` is seen until it is here. */
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { t } from "./core/language";

export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile?: ComponentChildren,
): ComponentType<P> {
  let known: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [, refresh] = useState(0);
    useEffect(() => {
      if (!known)
        load().then((loaded) => {
          known = loaded;
          refresh(1);
        }, renew);
    }, []);
    const Loaded = known;
    if (Loaded) return <Loaded {...props} />;
    return meanwhile === undefined ? <p class="wait">{t("loading")}</p> : <>{meanwhile}</>;
  };
}

/** The server has a newer page than the one that is open: load it, once. */
export function renew(): void {
  const last = Number(sessionStorage.getItem("renewed") ?? 0);
  if (Date.now() - last < 30_000) return;
  sessionStorage.setItem("renewed", String(Date.now()));
  location.reload();
}
