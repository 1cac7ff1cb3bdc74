import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SERVER_FUNCTIONS } from '@/app/(payload)/server-functions'

const PAYLOADS = 'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js'

test('the functions that pages of the admin panel call are those of Payload’s table', () => {
  const source = readFileSync(PAYLOADS, 'utf8')
  const table = /baseServerFunctions = \{(.*?)\}/s.exec(source)?.[1] ?? ''
  const names = [...table.matchAll(/^\s*'?([\w-]+)'?:/gm)].map(([, name]) => name)

  expect([...SERVER_FUNCTIONS].toSorted()).toEqual(names.toSorted())
})

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty', 'any'])(
  '%s is the name of none',
  (name) => expect(SERVER_FUNCTIONS.has(name)).toBe(false),
)
