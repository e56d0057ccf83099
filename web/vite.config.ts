import { readFileSync } from "node:fs";
import { defineConfig, type Plugin } from "vite";

/** The licences of what the page carries, beside it. */
const notices: Plugin = {
  name: "notices",
  apply: "build",
  generateBundle() {
    const source = readFileSync("../THIRD-PARTY.txt", "utf-8");
    this.emitFile({ type: "asset", fileName: "third-party.txt", source });
  },
};

export default defineConfig({
  base: "/",
  plugins: [notices],
  build: {
    outDir: "../src/megalith/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
