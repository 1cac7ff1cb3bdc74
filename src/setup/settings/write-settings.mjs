import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { SETTINGS } from './list-settings.mjs'

export const SETTINGS_PAGE = 'docs/settings.md'
export const ENV_EXAMPLE = '.env.example'

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(SETTINGS_PAGE, settingsPage())
  writeFileSync(ENV_EXAMPLE, envExample())
}

/** The table in Markdown, its columns as wide as Prettier sets them. */
function settingsPage() {
  const rows = [
    ['name', 'default', 'what it is'],
    ...SETTINGS.map(({ name, standard, what }) => [`\`${name}\``, standard, what]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column].length)))
  const lines = rows.map((row) => `| ${row.map((cell, i) => cell.padEnd(widths[i])).join(' | ')} |`)
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  const needed = SETTINGS.filter(({ inPublic }) => inPublic).map(({ name }) => `\`${name}\``)
  return `${[
    '# Settings',
    '',
    'All are optional on one’s own machine. They come from the environment or from a file `.env`, which git ignores;',
    '`.env.example` lists them too. All are checked before anything is installed, built or removed, and whatever is wrong',
    'is told at once (`setup/settings/check-settings.mjs`).',
    '',
    `A shop at a public \`SHOP_URL\` starts only with ${needed.join(', ')}; Stripe’s are live keys.`,
    '',
    lines[0],
    rule,
    ...lines.slice(1),
  ].join('\n')}\n`
}

function envExample() {
  const entries = SETTINGS.map(({ name, standard, what, example, inPublic }) =>
    [
      `# ${sentence(what)}. ${inPublic ? 'A public shop needs it.' : `Default: ${standard}.`}`,
      `# ${name}=${example}`,
    ]
      .join('\n')
      .replaceAll('`', ''),
  )
  return `# Copy to .env and take away the # of what you set.\n\n${entries.join('\n\n')}\n`
}

function sentence(words) {
  return words[0].toUpperCase() + words.slice(1)
}
