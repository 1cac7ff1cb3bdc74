import { readFileSync } from 'node:fs'

/** Says in one sentence which Node is needed, before anything else can fail for want of it. */
export function requireSupportedNode(version = process.versions.node, engines = readEngines()) {
  const oldest = engines.replace(/^>=/, '')
  if (isAtLeast(version, oldest)) return

  console.error(`The shop needs Node ${oldest} or newer; this is Node ${version}.`)
  process.exit(1)
}

export function isAtLeast(version, oldest) {
  const wanted = oldest.split('.').map(Number)
  const found = version.split('.').map(Number)
  const place = wanted.findIndex((number, i) => number !== (found[i] ?? 0))
  return place === -1 || (found[place] ?? 0) > wanted[place]
}

function readEngines() {
  return JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')).engines
    .node
}
