/** As much of a browser as a drawing needs to be made without one; import it before any drawing. */
const nothing = () => undefined;

Object.assign(globalThis, {
  navigator: { language: "en" },
  localStorage: { getItem: () => null, setItem: nothing },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  location: { hash: "" },
  addEventListener: nothing,
  document: { documentElement: { dataset: {} } },
});
