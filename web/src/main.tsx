/** The page: settings, addresses, and what is shown at each. */
import { render } from "preact";
import { useEffect } from "preact/hooks";
import "./style/tokens.css";
import "./style/base.css";
import "./style/over.css";
import "./style/forms.css";
import "./style/pages.css";
import "./style/calculator.css";
import "./style/lobby.css";
import "./style/table.css";
import "./style/bar.css";
import "./style/desk.css";
import "./style/picker.css";
import "./style/kinds.css";
import "./style/board.css";
import "./style/end.css";
import "./style/recap.css";
import "./style/phone-bar.css";
import "./style/phone.css";
import "./style/low.css";
import "./style/chips.css";
import { api } from "./core/api";
import { trail } from "./core/book";
import { t } from "./core/language";
import { address, go, startRouter } from "./core/router";
import { applySettings, myName } from "./core/settings";
import { source } from "./core/source";
import { Tooltip } from "./core/tooltip";
import { notify, Toast } from "./core/widgets";
import { Lobby } from "./lobby/Lobby";
import { later } from "./later";
import { sure } from "./core/sure";

const TablePage = later(() => import("./table/TablePage").then((m) => m.TablePage));
const ReplayPage = later(() => import("./replay/Replay").then((m) => m.ReplayPage));
const StudyPage = later(() => import("./study/Study").then((m) => m.StudyPage));
const BranchPage = later(() => import("./study/Kept").then((m) => m.BranchPage));
const PuzzlesPage = later(() => import("./puzzles/Puzzles").then((m) => m.PuzzlesPage));
const DealPage = later(() => import("./deal/Deal").then((m) => m.DealPage));
const RulesPage = later(() => import("./rules/Rules").then((m) => m.RulesPage));
const LearnPage = later(() => import("./learn/Learn").then((m) => m.LearnPage));
const HowtoPage = later(() => import("./learn/Howto").then((m) => m.HowtoPage));
const ThingsPage = later(() => import("./things/Things").then((m) => m.ThingsPage));
const OpenedBook = later(() => import("./things/Opened").then((m) => m.OpenedBook), null);
const ComponentsPage = later(() => import("./components/Components").then((m) => m.ComponentsPage));
const CalculatorPage = later(() => import("./rules/Calculator").then((m) => m.CalculatorPage));

/** Pages that tell of the set of the table, or of the one that was chosen. */
const TOLD = ["table", "replay", "rules", "things", "howto", "score"];

function Page() {
  const [page, a, b] = address.value;
  useEffect(() => {
    if (!TOLD.includes(page ?? "")) source.value = null;
  }, [page]);
  if (page === "table" && a) return <TablePage id={a} invite={b ?? null} key={a} />;
  if (page === "replay") return <ReplayPage id={a ?? null} step={b ? Number(b) : null} key={a} />;
  if (page === "study") return <StudyPage id={a ?? null} step={b ? Number(b) : null} key={a} />;
  if (page === "branch" && a) return <BranchPage id={a} key={a} />;
  if (page === "puzzles" && a) return <PuzzlesPage game={a} id={b ?? null} key={a} />;
  if (page === "deal" && a) return <DealPage game={a} id={b ?? null} key={`${a} ${b}`} />;
  if (page === "rules" && a) return <RulesPage game={a} rule={b ?? null} key={a} />;
  if (page === "things" && a) return <ThingsPage game={a} at={b ?? null} key={a} />;
  if (page === "learn" && a) return <LearnPage game={a} lesson={b ?? null} key={`${a} ${b}`} />;
  if (page === "howto" && a) return <HowtoPage game={a} key={a} />;
  if (page === "components" && a) return <ComponentsPage game={a} id={b ?? null} key={a} />;
  if (page === "score" && a) return <CalculatorPage game={a} key={a} />;
  if (page === "restore" && a) return <Restore token={a} />;
  return <Lobby />;
}

function Restore({ token }: { token: string }) {
  const take = async () => {
    try {
      myName.value = (await api.restore(token)).name;
      go("/");
    } catch {
      notify(t("bad-link"));
    }
  };
  return (
    <main class="wait">
      <h1>{t("private-link")}</h1>
      <p class="soft">{t("restore-tip")}</p>
      <button class="button primary" onClick={take}>
        {t("restore")}
      </button>
    </main>
  );
}

function App() {
  return (
    <>
      <Page />
      {trail.value.length > 0 && <OpenedBook />}
      <Toast />
      <Tooltip />
    </>
  );
}

applySettings();
startRouter();
render(<App />, sure(document.getElementById("app")));
if ("serviceWorker" in navigator && import.meta.env.PROD) {
  const known = navigator.serviceWorker.controller !== null;
  void navigator.serviceWorker.register("/sw.js").then(known ? undefined : keep, () => undefined);
}

/** On the first visit the worker has seen nothing yet: tell it what the page is made of. */
async function keep(): Promise<void> {
  const worker = (await navigator.serviceWorker.ready).active;
  const loaded = performance
    .getEntriesByType("resource")
    .map((entry) => new URL(entry.name).pathname)
    .filter((path) => !path.startsWith("/api/"));
  worker?.postMessage({ loaded: [...new Set(loaded)] });
}
