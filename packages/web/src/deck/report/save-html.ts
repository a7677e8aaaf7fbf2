/** Sheets as one page in a file: what is drawn, and of the styles of this page only those it needs. */

/** Selectors of a rule that nothing on the sheets matches are left out with it. */
function isUsed(selector: string, sheets: readonly Element[]): boolean {
  if (/^(:root|html|body)\b/.test(selector)) return true;
  // States and pseudo-elements are not in the tree.
  const plain = selector.replaceAll(
    /::?(hover|focus|focus-visible|active|before|after|first-letter)\b/g,
    '',
  );
  try {
    return sheets.some((sheet) => sheet.matches(plain) || sheet.querySelector(plain) !== null);
  } catch {
    return false;
  }
}

function rulesOf(list: CSSRuleList, sheets: readonly Element[]): string[] {
  return [...list].flatMap((rule): string[] => {
    if (rule instanceof CSSStyleRule)
      return rule.selectorText.split(',').some((one) => isUsed(one.trim(), sheets))
        ? [rule.cssText]
        : [];
    if (rule instanceof CSSMediaRule || rule instanceof CSSSupportsRule) {
      const inside = rulesOf(rule.cssRules, sheets);
      const head = rule instanceof CSSMediaRule ? '@media' : '@supports';
      return inside.length > 0 ? [`${head} ${rule.conditionText}{${inside.join('')}}`] : [];
    }
    return rule instanceof CSSPageRule ? [rule.cssText] : [];
  });
}

function stylesFor(sheets: readonly Element[]): string {
  const all = [...document.styleSheets, ...document.adoptedStyleSheets];
  return all
    .flatMap((sheet) => {
      try {
        return rulesOf(sheet.cssRules, sheets);
      } catch {
        return [];
      }
    })
    .join('\n');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The page of a file. Nothing in it runs, and it asks nobody for anything. */
export function htmlOf(title: string, sheets: readonly Element[]): string {
  const { lang } = document.documentElement;
  const body = sheets.map((sheet) => sheet.outerHTML).join('\n');
  return `<!doctype html>
<html lang="${escaped(lang)}" data-theme="light">
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${stylesFor(sheets).replaceAll('</', '<\\/')}
body{background:#d9d9e2;margin:0}@page{size:A4 portrait;margin:0}@media print{body{background:#fff}}</style>
${body}
</html>
`;
}
