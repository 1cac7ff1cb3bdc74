import { spawnSync } from 'node:child_process'
import { runStep } from '../processes/run-step.mjs'
import { node } from '../programs.mjs'
import { runVitest } from './run-suite.mjs'

const WITH_MONGODB = [process.execPath, 'tests/support/mongo/with-mongo.mjs']

/** What the wire server is built with, each by its Debian package. */
const NEEDS = { java: 'default-jdk-headless', javac: 'default-jdk-headless', mvn: 'maven' }

/** One of vitest's projects on MongoDB's protocol. */
export async function testOnMongoDB(project, env) {
  if (isThere()) return runVitest(project, env, { within: WITH_MONGODB })
}

/** A shop that moves to MongoDB while people buy, and back; the seed of the sweeps chooses when the move is broken off. */
export async function drillMove(env) {
  if (!isThere()) return
  const drill = node('tsx/dist/cli.mjs', 'tests/drill/move/move-drill.ts')
  const words = [...WITH_MONGODB, ...drill, '--seed', env.FOUNT_SWEEP_SEED || '1']
  console.log((await runStep('Running the drill of a move', words, { env })).at(-1))
}

/** Where the wire server cannot be built it is said, with the cure. */
function isThere() {
  const lacks = Object.keys(NEEDS).filter((name) => spawnSync(name, ['--version']).error)
  if (lacks.length === 0) return true
  const packages = [...new Set(lacks.map((name) => NEEDS[name]))]
  console.log(`MongoDB is not tried. On Debian: apt-get install ${packages.join(' ')}`)
  return false
}
