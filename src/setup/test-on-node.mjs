import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { testEnvironment } from './checks/test-environment.mjs'
import { makeSecret } from './make-secret.mjs'
import { passSignalsOn } from './processes/children.mjs'
import { runStep } from './processes/run-step.mjs'
import { npm } from './programs.mjs'
import { readSettings } from './settings/read-settings.mjs'
import { runCommand } from './setup-failed.mjs'

passSignalsOn()
await runCommand(() => testOnNode(process.argv[2] ?? '24'))

/** Runs the unit tests on another Node: `node src/setup/test-on-node.mjs 24`. The packages must be installed. */
async function testOnNode(version) {
  const program = await installNode(version)
  const env = testEnvironment({ DATA_DIR: resolve('data/test/checks'), NODE_ENV: 'test' })
  makeSecret(readSettings(env))
  const report = `--outputFile.json=test-results/unit-node-${version}.json`
  const words = ['run', '--project', 'unit', '--reporter=default', '--reporter=json', report]
  await runStep(
    `Running the unit tests on Node ${version}`,
    [program, 'node_modules/vitest/vitest.mjs', ...words],
    { env, tail: 200, closing: /^\s*(Test Files|Tests)\b/ },
  )
}

/** The package `node` fetches one of these by an install script; each holds the program of one system. */
async function installNode(version) {
  const { arch, platform } = process
  const name = `node-${platform === 'win32' ? 'win' : platform}-${arch}`
  const folder = resolve(`data/test/node-${version}`)
  mkdirSync(folder, { recursive: true })
  const command = npm('install', '--no-save', '--prefix', folder, `${name}@${version}`)
  await runStep(`Installing Node ${version}`, command)
  return join(folder, 'node_modules', name, 'bin', platform === 'win32' ? 'node.exe' : 'node')
}
