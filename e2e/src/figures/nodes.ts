/** Script time of an update of 4,000 SVG nodes, measured by the browser in CPU time of the page. */
import type { Session } from '../session.ts';

const UPDATES = 60;

export async function updateTimes(
  session: Session,
): Promise<{ script: number[]; drawing: number[] }> {
  const { page, close } = await session.open();
  await page.goto(`${session.url}?people=1&many`);
  await page.locator('.stage rect').nth(3999).waitFor({ state: 'attached' });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const read = async (): Promise<{ script: number; drawing: number }> => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string): number =>
      1000 * (metrics.find((metric) => metric.name === name)?.value ?? Number.NaN);
    return {
      script: of('ScriptDuration'),
      drawing: of('LayoutDuration') + of('RecalcStyleDuration'),
    };
  };
  const script: number[] = [];
  const drawing: number[] = [];
  for (let i = 0; i < UPDATES; i++) {
    const before = await read();
    await page.evaluate(async (seat) => {
      document.querySelectorAll<HTMLElement>('.seat .sh')[seat]!.click();
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }, i % 2);
    const after = await read();
    script.push(after.script - before.script);
    drawing.push(after.drawing - before.drawing);
  }
  await close();
  return { script, drawing };
}
