import { existsSync } from 'node:fs'
import type { Import } from './read-sources'

/**
 * Files that reach themselves, each group as one sentence. Types count: two files that cannot be understood one without the
 * other are one subject, or share a third.
 */
export function findCycles(imports: readonly Import[]): string[] {
  const targets = targetsOf(imports)
  const reached = new Map([...targets.keys()].map((file) => [file, filesReached(file, targets)]))
  const groups = [...reached]
    .filter(([file, files]) => files.has(file))
    .map(([file, files]) => [...files].filter((other) => reached.get(other)?.has(file)).toSorted())
  return [...new Set(groups.map((files) => `${files.join(', ')}: import each other`))]
}

type Targets = Map<string, string[]>

export function targetsOf(imports: readonly Import[]): Targets {
  const targets: Targets = new Map()
  for (const { file, target, kind } of imports) {
    if (kind === 'file') targets.set(file, [...(targets.get(file) ?? []), fileOf(target)])
  }
  return targets
}

export function filesReached(
  file: string,
  targets: Targets,
  seen = new Set<string>(),
): Set<string> {
  for (const next of targets.get(file) ?? []) {
    if (!seen.has(next)) filesReached(next, targets, seen.add(next))
  }
  return seen
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts']

/** An import leaves out how its file ends. */
function fileOf(target: string): string {
  const path = ENDINGS.map((ending) => `${target}${ending}`).find(isCode)
  return path ?? target
}

function isCode(path: string): boolean {
  return /\.\w+$/.test(path) && existsSync(path)
}
