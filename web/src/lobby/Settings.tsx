/** Look, language, motion, sound; my name and my private link. */
import type { Signal } from "@preact/signals";
import { useSignal } from "@preact/signals";
import { api } from "../core/api";
import { coachWish, wishCoach } from "../core/coach";
import { failed } from "../core/faults";
import { t } from "../core/language";
import { go } from "../core/router";
import {
  alwaysConfirm,
  liveScore,
  motion,
  myName,
  sound,
  speed,
  SPEEDS,
  theme,
  type Theme,
} from "../core/settings";
import { Dialog, notify, Sure } from "../core/widgets";
import { ShareLink } from "../table/Waiting";
import { Languages } from "./Lobby";
import { Robots } from "./Robots";

export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const link = useSignal("");
  const makeLink = async () => {
    try {
      link.value = `${location.origin}/#/restore/${(await api.link()).token}`;
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Dialog title={t("settings")} onClose={onClose}>
      <div class="settings">
        <label for="my-name">{t("your-name")}</label>
        <input
          id="my-name"
          class="field"
          maxLength={30}
          value={myName.value}
          onChange={(e) => {
            myName.value = e.currentTarget.value;
            void api.rename(myName.value).then(({ name }) => (myName.value = name), failed);
          }}
        />
        <span>{t("language")}</span>
        <Languages />
        <span>{t("theme")}</span>
        <span class="row" role="group" aria-label={t("theme")}>
          {(["auto", "light", "dark"] as Theme[]).map((v) => (
            <button
              class="button"
              aria-pressed={theme.value === v}
              onClick={() => (theme.value = v)}
            >
              {t(`theme-${v}`)}
            </button>
          ))}
        </span>
        <span>{t("speed")}</span>
        <span class="row" role="group" aria-label={t("speed")}>
          {SPEEDS.map((v) => (
            <button
              class="button"
              aria-pressed={speed.value === v}
              onClick={() => (speed.value = v)}
            >
              {t(`speed-${v}`)}
            </button>
          ))}
        </span>
        <Switch name="motion" value={motion} />
        <Switch name="sound" value={sound} />
        <Switch name="live-score" value={liveScore} />
        <Switch name="always-confirm" value={alwaysConfirm} />
        <label for="coach">{t("coach-setting")}</label>
        <input
          id="coach"
          type="checkbox"
          class="switch"
          role="switch"
          checked={coachWish() === "on"}
          onChange={(e) => wishCoach(e.currentTarget.checked ? "on" : "off")}
        />
        <span>{t("private-link")}</span>
        <button class="button" onClick={makeLink}>
          {t("make-link")}
        </button>
      </div>
      <p class="tiny soft">{t("private-link-tip")}</p>
      {link.value && <ShareLink link={link.value} />}
      <Robots />
      <Leaving onClose={onClose} />
      <details class="keys">
        <summary>{t("keys")}</summary>
        <dl class="small">
          {["digits", "enter", "escape", "u", "n", "slash", "r"].map((k) => (
            <>
              <dt>
                <kbd>{t(`key-${k}`)}</kbd>
              </dt>
              <dd>{t(`key-${k}-does`)}</dd>
            </>
          ))}
        </dl>
      </details>
    </Dialog>
  );
}

/** Out of every other device, and out of the server for good. */
function Leaving({ onClose }: { onClose: () => void }) {
  const logOut = async () => {
    try {
      await api.logOut();
      notify(t("logged-out"));
    } catch (error) {
      failed(error);
    }
  };
  const forget = async () => {
    try {
      myName.value = (await api.forget()).name;
      notify(t("forgotten"));
      onClose();
      go("/");
    } catch (error) {
      failed(error);
    }
  };
  return (
    <details class="leaving">
      <summary>{t("leaving")}</summary>
      <p class="small soft">{t("log-out-tip")}</p>
      <Sure label={t("log-out")} question={t("sure")} onYes={() => void logOut()} />
      <p class="small soft">{t("forget-me-tip")}</p>
      <Sure label={t("forget-me")} question={t("sure-for-good")} onYes={() => void forget()} />
    </details>
  );
}

function Switch({ name, value }: { name: string; value: Signal<boolean> }) {
  return (
    <>
      <label for={`set-${name}`}>{t(name)}</label>
      <input
        id={`set-${name}`}
        type="checkbox"
        class="switch"
        role="switch"
        checked={value.value}
        onChange={(e) => (value.value = e.currentTarget.checked)}
      />
    </>
  );
}
