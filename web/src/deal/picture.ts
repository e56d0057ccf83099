/** A drawing of the page as a picture file. */

export const FAMILY = "Marcellus"; // of the words in it

/** Twice as large for sharp screens. A picture knows no fonts of the page, so they are put in. */
export async function picture(svg: SVGSVGElement): Promise<Blob> {
  const { width, height } = svg.viewBox.baseVal;
  const drawn = svg.cloneNode(true) as SVGSVGElement;
  const style = document.createElementNS("http://www.w3.org/2000/svg", "style");
  style.textContent = (await Promise.all(faces().map(carried))).join("");
  drawn.prepend(style);
  const text = new XMLSerializer().serializeToString(drawn);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [2 * width, 2 * height];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => {
    canvas.toBlob((blob) => {
      if (blob) done(blob);
      else fail(new Error("no picture"));
    }, "image/png");
  });
}

function faces(): CSSFontFaceRule[] {
  return [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter((rule) => rule.style.getPropertyValue("font-family").includes(FAMILY));
}

/** The rule with its file inside; without it, if it cannot be had. */
async function carried(face: CSSFontFaceRule): Promise<string> {
  const url = /url\("?([^")]+)"?\)/.exec(face.style.getPropertyValue("src"))?.[1];
  if (!url) return "";
  try {
    const base = face.parentStyleSheet?.href ?? location.href;
    const bytes = new Uint8Array(await (await fetch(new URL(url, base))).arrayBuffer());
    const code = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    const range = face.style.getPropertyValue("unicode-range");
    const source = `url(data:font/woff2;base64,${code}) format("woff2")`;
    return `@font-face{font-family:${FAMILY};src:${source};unicode-range:${range}}`;
  } catch {
    return "";
  }
}
