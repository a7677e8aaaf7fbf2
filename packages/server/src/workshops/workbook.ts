/** Tables as one workbook for a spreadsheet (Office Open XML), as plain as it can be. */
import { strToU8, zipSync } from 'fflate';
import type { Cell } from './csv.ts';

export interface Sheet {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly Readonly<Record<string, Cell>>[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** A cell takes no more. */
const LONGEST = 32_767;
/** The same day for all, so that the same data is the same file. */
const DATED = '1980-01-01T00:00:00';
/** What XML has no way to write. */
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const text = (value: string): string =>
  value
    .slice(0, LONGEST)
    .toWellFormed()
    .replace(UNWRITABLE, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Words are words, also if they begin like a formula. */
function cell(value: Cell, style: string): string {
  if (value === null) return '<c/>';
  if (typeof value === 'number') return `<c><v>${value}</v></c>`;
  return `<c t="inlineStr"${style}><is><t xml:space="preserve">${text(value)}</t></is></c>`;
}

const row = (cells: readonly Cell[], style = ''): string =>
  `<row>${cells.map((value) => cell(value, style)).join('')}</row>`;

/** The head stays in sight while one scrolls. */
function worksheet({ columns, rows }: Sheet): string {
  const lines = rows.map((each) => row(columns.map((name) => each[name] ?? null)));
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>${row(columns, ' s="1"')}${lines.join('')}</sheetData></worksheet>`;
}

const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

export function workbook(sheets: readonly Sheet[]): Uint8Array {
  const at = (i: number): string => `worksheets/sheet${i + 1}.xml`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${KIND}.styles+xml"/>${sheets.map((_, i) => `<Override PartName="/xl/${at(i)}" ContentType="${KIND}.worksheet+xml"/>`).join('')}</Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name }, i) => `<sheet name="${text(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${sheets.map((_, i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/worksheet" Target="${at(i)}"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
  };
  for (const [i, sheet] of sheets.entries()) parts[`xl/${at(i)}`] = worksheet(sheet);
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, strToU8(content)])),
    { mtime: DATED },
  );
}
