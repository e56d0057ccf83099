/** Any game step by step: from a table or an uploaded record. */
import { useSignal } from "@preact/signals";
import { api, ApiError } from "../core/api";
import { faultText } from "../core/faults";
import { t } from "../core/language";
import type { Json } from "../core/types";
import { Icon, notify } from "../core/widgets";
import { Walk } from "./Walk";

export function ReplayPage({ id, step }: { id: string | null; step: number | null }) {
  const record = useSignal<Json | null>(null);
  if (!id && !record.value)
    return <Upload heading={t("replay-file")} onRecord={(r) => (record.value = r)} />;
  return <Walk id={id} record={record.value} first={step ?? (id ? null : 0)} />;
}

type UploadProps = { heading: string; onRecord: (record: Json) => void };

export function Upload({ heading, onRecord }: UploadProps) {
  const read = async (file: File | undefined) => {
    if (!file) return;
    try {
      const record = JSON.parse(await file.text());
      await api.replayRecord(record, null, 0, 1);
      onRecord(record);
    } catch (error) {
      notify(t("bad-record", { detail: error instanceof ApiError ? faultText(error.code) : "" }));
    }
  };
  return (
    <main class="page">
      <header class="page-head">
        <a class="button quiet icon" href="#/" aria-label={t("to-lobby")}>
          <Icon name="home" />
        </a>
        <h1>{heading}</h1>
      </header>
      <label class="upload panel">
        <span>{t("replay-file-tip")}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={(e) => read(e.currentTarget.files?.[0])}
        />
      </label>
    </main>
  );
}
