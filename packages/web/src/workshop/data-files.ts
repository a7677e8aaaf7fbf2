/** The data of a class as the server gives it out. */
export const DATA_FILES = [
  'class.xlsx',
  'results.csv',
  'decisions.csv',
  'timings.csv',
  'stages.csv',
  'prompts.csv',
  'votes.csv',
  'records.jsonl',
  'dictionary.csv',
] as const;

export const dataAddress = (workshop: string, file: string): string =>
  `/api/workshops/${workshop}/data/${file}`;

/** All of it, as it is. */
export async function fetchData(workshop: string): Promise<{ name: string; text: Uint8Array }[]> {
  return Promise.all(
    DATA_FILES.map(async (file) => {
      const answer = await fetch(dataAddress(workshop, file));
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      return { name: file, text: new Uint8Array(await answer.arrayBuffer()) };
    }),
  );
}
