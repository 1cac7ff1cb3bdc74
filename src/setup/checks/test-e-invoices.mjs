import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { runStep } from '../processes/run-step.mjs'
import { SetupFailed } from '../setup-failed.mjs'
import { runVitest } from './run-suite.mjs'

/** What Mustang is fetched and run with, each by its Debian package: the runner is one file, which `java` compiles. */
const NEEDS = { java: 'default-jdk-headless', javac: 'default-jdk-headless', mvn: 'maven' }

/** Every kind of document before Mustang's validator of EN 16931; where it cannot be had it is said, with the cure where there is one, and in CI it fails. */
export async function testEInvoices(env) {
  const lacks = Object.keys(NEEDS).filter((name) => spawnSync(name, ['--version']).error)
  const packages = [...new Set(lacks.map((name) => NEEDS[name]))]
  if (lacks.length > 0)
    return leaveOut(
      `E-invoices are not validated. On Debian: apt-get install ${packages.join(' ')}`,
    )
  const classes = await fetchMustang().catch(() => null)
  if (classes === null)
    return leaveOut('E-invoices are not validated: Maven cannot fetch Mustang here.')
  return runVitest('e-invoices', { ...env, FOUNT_MUSTANG: classes })
}

/** Where nobody reads along, what is not validated is no success. */
function leaveOut(sentence) {
  if (process.env.CI) throw new SetupFailed(sentence)
  console.log(sentence)
}

/** Where Java finds it, from Maven’s own store. */
async function fetchMustang() {
  mkdirSync('data/test', { recursive: true })
  const list = resolve('data/test/mustang-classes')
  const pom = ['-f', 'tests/support/mustang/pom.xml', 'dependency:build-classpath']
  await runStep('Fetching Mustang’s validator', [
    'mvn',
    '-q',
    '-B',
    ...pom,
    `-Dmdep.outputFile=${list}`,
  ])
  return readFileSync(list, 'utf8').trim()
}
