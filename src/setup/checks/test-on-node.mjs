import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runStep } from '../processes/run-step.mjs'
import { npm } from '../programs.mjs'
import { REPORTS } from './run-suite.mjs'

/** Runs the unit tests on another Node, of which npm's packages hold the program of each system. */
export async function testOnNode(version, env) {
  const program = await installNode(version)
  const suite = `unit-node-${version}`
  const report = `--outputFile.json=${REPORTS}/${suite}.json`
  const reporters = ['default', 'json', './src/setup/checks/file-times-reporter.mjs']
  const words = [
    'run',
    '--project',
    'unit',
    ...reporters.map((name) => `--reporter=${name}`),
    report,
  ]
  await runStep(
    `Running the unit tests on Node ${version}`,
    [program, 'node_modules/vitest/vitest.mjs', ...words],
    { env: { ...env, FOUNT_SUITE: suite }, tail: 200, closing: /^\s*(Test Files|Tests)\b/ },
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
