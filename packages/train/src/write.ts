import type { LearntWeights } from '@boardroom/kernel';

/** The file: one count a line, so that a change of weights can be read. */
export function written(weights: LearntWeights): string {
  const { times, worth, sharpness, network, provenance } = weights;
  const table = (each: Readonly<Record<string, readonly number[]>>): string =>
    Object.entries(each)
      .map(([name, list]) => `    ${JSON.stringify(name)}: ${line(list)}`)
      .join(',\n');
  const parts = [
    `  "times": ${line(times)}`,
    `  "worth": {\n${table(worth)}\n  }`,
    `  "sharpness": {\n${table(sharpness)}\n  }`,
    ...(network
      ? [
          `  "network": {\n    "means": ${line(network.means)},\n    "deviations": ${line(network.deviations)},\n` +
            `    "hidden": [\n${network.hidden.map((row) => `      ${line(row)}`).join(',\n')}\n    ],\n` +
            `    "output": ${line(network.output)}\n  }`,
        ]
      : []),
    `  "provenance": ${JSON.stringify(provenance, null, 2).replaceAll('\n', '\n  ')}`,
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}

const line = (list: readonly number[]): string => `[${list.join(', ')}]`;
