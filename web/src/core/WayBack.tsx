/** The way back to where one came from, beside the house. */
import { t } from "./language";
import { back } from "./router";
import { Icon } from "./widgets";

/** `to`: where it leads if the page was opened right here. */
export function WayBack({ to }: { to: string }) {
  return (
    <button class="button quiet way" onClick={() => back(to)}>
      <Icon name="back" />
      <span class="word">{t("way-back")}</span>
    </button>
  );
}
