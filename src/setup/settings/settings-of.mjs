import { join, resolve } from 'node:path'

const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/

/**
 * A setting by its name; null where it is not given, or blank.
 * @param {Record<string, string | undefined>} source
 * @returns {(name: string) => string | null}
 */
export function settingsOf(source) {
  return (name) => source[name]?.trim() || null
}

/**
 * A shop in a folder of its own has its media there: none takes those of another for its own, or for nobody's.
 * @param {string} dataDir
 */
export function mediaDirOf(dataDir) {
  return dataDir === resolve('data') ? resolve('media') : join(dataDir, 'media')
}

/**
 * Whether others than this machine know the shop by this address: then nothing has a default that a stranger could know.
 * @param {string | null} shopUrl
 * @returns {boolean}
 */
export function isPublic(shopUrl) {
  if (shopUrl === null || !URL.canParse(shopUrl)) return false
  const { hostname, protocol } = new URL(shopUrl)
  return /^https?:$/.test(protocol) && !LOOPBACK.test(hostname)
}
