import js from "@eslint/js";
import hooks from "eslint-plugin-react-hooks";
import ts from "typescript-eslint";

// What a view or a record holds differs by title and is loosely typed (src/core/types.ts), so
// these would stop at every field of it.
const LOOSE = ["argument", "assignment", "call", "member-access", "return"];

const named = (...names) => Object.fromEntries(names.map((name) => [name, "readonly"]));

export default ts.config(
  { ignores: ["node_modules"] },
  js.configs.recommended,
  { files: ["*.mjs"], languageOptions: { globals: named("URL") } },
  {
    files: ["public/sw.js"],
    languageOptions: {
      globals: named("self", "caches", "fetch", "location", "Response", "URL"),
    },
  },
  {
    files: ["src/**/*.{ts,tsx}", "test/**/*.ts", "vite.config.ts"],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { "react-hooks": hooks },
    rules: {
      "react-hooks/rules-of-hooks": "error",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/restrict-template-expressions": [
        "error",
        { allowNumber: true, allowAny: true },
      ],
      "@typescript-eslint/restrict-plus-operands": ["error", { allowAny: true }],
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false } },
      ],
      // An index may be out of range, which the types do not say.
      "@typescript-eslint/no-unnecessary-condition": "off",
      ...Object.fromEntries(LOOSE.map((what) => [`@typescript-eslint/no-unsafe-${what}`, "off"])),
    },
  },
);
