// package-lock.json without any address: npm leaves those of the registry out (.npmrc), and here
// go those that ask for money. Called by `npm run lock`.
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf-8"));
for (const library of Object.values(lock.packages)) delete library.funding;
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
