type Figures = {
  name: string
  printed: string
  date: string
  commit: string
  machine: { cores: number; node: string; load: number }
}

/** How a step of the setup tells where it is: no figure. */
const PROGRESS = /^(.+ … \d+ s\b.*|.+: done, \d+ s)$/

/** What a bench printed, as a page: when, of which commit and on what machine it was measured. */
export function figuresPage({ name, printed, date, commit, machine }: Figures): string {
  const lines = printed
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => !PROGRESS.test(line))
  const { cores, node, load } = machine
  return [
    `# Figures: ${name}`,
    '',
    `Written by \`npm run bench:${name}\` on ${date}, of commit ${commit}, on ${cores} cores with Node ${node.slice(1)}; the load before it was ${load.toFixed(1)}.`,
    '',
    '```text',
    lines
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    '```',
    '',
  ].join('\n')
}
