/** Dots in columns: values that lie closer together than a step stand on each other. */
export function stacked(
  values: readonly number[],
  step: number,
): { readonly value: number; readonly level: number }[] {
  const heights = new Map<number, number>();
  return values
    .toSorted((a, b) => a - b)
    .map((one) => {
      const value = Math.round(one / step) * step;
      const level = heights.get(value) ?? 0;
      heights.set(value, level + 1);
      return { value, level };
    });
}
