import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { KEYS_OF_PAYLOAD, restoreVersionOperation } from '@/platform/payload'

const read = (file: string) => readFileSync(`node_modules/${file}`, 'utf8')

test('Payload keeps what it draws for browsers under the names that the shop knows', () => {
  const configs = read('@payloadcms/ui/dist/utilities/getClientConfig.js')
  const schemas = read('@payloadcms/ui/dist/utilities/getClientSchemaMap.js')

  const reason = 'Payload keeps it elsewhere: see payload-client-config.ts'
  expect(configs, reason).toContain('let cachedClientConfigs = global._payload_clientConfigs')
  expect(schemas, reason).toContain('global._payload_doNotCacheClientSchemaMap) {')
})

test('Payload keeps its keys in the collection that the shop inserts into, each once', () => {
  const source = read('payload/dist/kv/adapters/DatabaseKVAdapter.js')

  const reason = 'Payload keeps its keys otherwise: see payload.ts'
  expect(source, reason).toContain(`?? '${KEYS_OF_PAYLOAD}'`)
  expect(source.replace(/\s+/g, ' '), reason).toMatch(
    /name: 'key', type: 'text', index: true, required: true, unique: true/,
  )
})

test('Payload connects by the client and the options that stand on its database', () => {
  const reason = 'Payload connects otherwise: see payload.ts'
  expect(read('@payloadcms/db-sqlite/dist/connect.js'), reason).toContain('if (!this.client) {')
  expect(read('@payloadcms/db-mongodb/dist/connect.js'), reason).toContain('...this.connectOptions')
  expect(read('@payloadcms/db-mongodb/dist/connect.js'), reason).toContain(
    'if (this.ensureIndexes) {',
  )
})

test('Payload adds its own endpoints behind those that a collection brings', () => {
  const source = read('payload/dist/collections/config/sanitize.js')

  const reason = 'Payload’s endpoints stand elsewhere: see payload.ts'
  expect(source, reason).toContain('sanitized.endpoints.push(endpoint)')
  expect(source, reason).not.toContain('endpoints.unshift(')
})

test('restoring a version can make a draft of it by the operation alone', () => {
  const operation = read('payload/dist/collections/operations/restoreVersion.js')
  const local = read('payload/dist/collections/operations/local/restoreVersion.js')

  const reason = 'Payload restores otherwise: see payload.ts'
  expect(typeof restoreVersionOperation, reason).toBe('function')
  expect(operation, reason).toMatch(/draft: draftArg/)
  expect(local, `payload.restoreVersion knows drafts by now. ${reason}, which may go`).not.toMatch(
    /\bdraft\b/,
  )
})
