import { join } from 'node:path'
import { bundledProgram } from './build/bundle-programs.mjs'

const packages = 'node_modules'

/** Programs are run by their files: no shell, no PATH, the same on every system. */
export function payload(...words) {
  return [
    process.execPath,
    '--conditions=production',
    join('src', 'setup', 'run-payload.mjs'),
    ...words,
  ]
}

export function next(...words) {
  return [process.execPath, join(packages, 'next/dist/bin/next'), ...words]
}

/** The shop's own server, as it was bundled. */
export function server({ buildDir, host, port }, ...words) {
  const program = bundledProgram(buildDir, 'server')
  return [process.execPath, program, '--host', host, '--port', String(port), ...words]
}

export function node(file, ...words) {
  return [process.execPath, join(packages, file), ...words]
}

/** The npm that runs this script, else the one on the PATH. */
export function npm(...words) {
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return [process.execPath, cli, ...words]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', ...words]
}
