import { hashFiles } from '../build/hash-files.mjs'
import { runStep } from '../processes/run-step.mjs'
import { next, node } from '../programs.mjs'

const CACHES = 'data/test/caches'

export async function checkTypes(env) {
  await runStep('Describing the routes', next('typegen'), { env })
  await runStep('Checking types', node('typescript/bin/tsc', '--noEmit'), { env, tail: 200 })
}

export function checkLint(env) {
  const words = ['.', '--max-warnings=0', ...cacheBy(['eslint.config.mjs'])]
  return runStep('Linting', node('eslint/bin/eslint.js', ...words), { env, tail: 200 })
}

/** Files, exports and packages that nothing uses. */
export function checkUnused(env) {
  return runStep('Looking for what nothing uses', node('knip/bin/knip.js'), { env, tail: 200 })
}

export function checkFormat(env) {
  const words = ['--check', '.', ...cacheBy(['.prettierrc.json', '.prettierignore'])]
  return runStep('Checking the format', node('prettier/bin/prettier.cjs', ...words), { env })
}

/**
 * Files are known by their contents; other rules or packages begin with an empty cache. Links to pages are all that lint
 * judges by the presence of another file: a new clone finds what a cache may have missed.
 */
function cacheBy(rules) {
  const name = hashFiles([...rules, 'package-lock.json']).slice(0, 16)
  return ['--cache', '--cache-strategy=content', `--cache-location=${CACHES}/${name}`]
}
