import { existsSync } from 'node:fs'
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A folder of backups: `files/` holds each content once, by its hash, whichever backups need it; `backups/` one folder for each, with
 * the database and the manifest. One without a manifest was broken off, and counts for nothing.
 *
 * @typedef {{ path: string, sha256: string, sizeInBytes: number, modifiedAt: number }} KeptFile
 * @typedef {{ name: string, sha256: string, sizeInBytes: number }} Part
 * @typedef {{
 *   format: 1
 *   madeAt: string
 *   version: string
 *   database: { kind: 'sqlite' | 'mongodb', isOneMoment: boolean, parts: Part[], counts: Record<string, number>, state: object | null }
 *   secret: { salt: string, hash: string } | null
 *   files: KeptFile[]
 * }} Manifest
 */

const MANIFEST = 'manifest.json'

/** @param {string} folder */
export function backupsIn(folder) {
  return join(folder, 'backups')
}

/**
 * Where a content lies.
 * @param {string} folder
 * @param {string} sha256
 */
export function contentPath(folder, sha256) {
  return join(folder, 'files', sha256.slice(0, 2), sha256)
}

/**
 * Names of the finished backups, the oldest first: each is the time it was made at.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function listBackups(folder) {
  const names = await readdir(backupsIn(folder)).catch(() => [])
  return names.filter((name) => existsSync(join(backupsIn(folder), name, MANIFEST))).toSorted()
}

/**
 * @param {string} folder
 * @param {string} name
 * @returns {Promise<Manifest>}
 */
export async function readManifest(folder, name) {
  return JSON.parse(await readFile(join(backupsIn(folder), name, MANIFEST), 'utf8'))
}

/**
 * Written last, and flushed: with it the backup is whole.
 * @param {string} backup
 * @param {Manifest} manifest
 */
export async function writeManifest(backup, manifest) {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await writeFile(join(backup, MANIFEST), text, { mode: 0o600, flush: true })
}

/** "2026-11-29T03-00-00-000Z": a name on every system, in the order of time. */
export function nameAt(now = new Date()) {
  return now.toISOString().replace(/[:.]/g, '-')
}

/** @param {string} name */
export function timeOf(name) {
  return Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d+)Z$/, 'T$1:$2:$3.$4Z'))
}

/**
 * Removes backups older than that, never the newest; and each content that none of those left needs.
 * @param {string} folder
 * @param {number} days
 */
export async function dropOlderThan(folder, days, now = Date.now()) {
  const names = await listBackups(folder)
  const old = names.slice(0, -1).filter((name) => timeOf(name) < now - days * 24 * 3_600_000)
  if (old.length === 0) return old
  for (const name of old) await rm(join(backupsIn(folder), name), { recursive: true, force: true })

  const needed = new Set()
  for (const name of await listBackups(folder))
    for (const { sha256 } of (await readManifest(folder, name)).files) needed.add(sha256)
  for (const part of await readdir(join(folder, 'files'))) {
    for (const sha256 of await readdir(join(folder, 'files', part))) {
      if (!needed.has(sha256)) await rm(join(folder, 'files', part, sha256), { force: true })
    }
  }
  return old
}

/** @param {string} path */
export async function sizeOf(path) {
  return stat(path).then(
    ({ size }) => size,
    () => null,
  )
}
