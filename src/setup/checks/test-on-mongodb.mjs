import { spawnSync } from 'node:child_process'
import { runVitest } from './run-suite.mjs'

const WITH_MONGODB = [process.execPath, 'tests/support/mongo/with-mongo.mjs']

/** What the wire server is built with, each by its Debian package. */
const NEEDS = { java: 'default-jdk-headless', javac: 'default-jdk-headless', mvn: 'maven' }

/** One of vitest's projects on MongoDB's protocol; where its wire server cannot be built it is said, with the cure. */
export async function testOnMongoDB(project, env) {
  const lacks = Object.keys(NEEDS).filter((name) => spawnSync(name, ['--version']).error)
  if (lacks.length === 0) return runVitest(project, env, { within: WITH_MONGODB })
  const packages = [...new Set(lacks.map((name) => NEEDS[name]))]
  console.log(`MongoDB is not tried. On Debian: apt-get install ${packages.join(' ')}`)
}
