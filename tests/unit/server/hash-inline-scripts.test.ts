import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashInlineScripts } from '@/server/headers/hash-inline-scripts'

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

const pageWith = (script: string) => `<html><head><script>${script}</script></head></html>`

test.each([
  'self.__next_f.push([1,"0:{\\"P\\":null}"])',
  '(self.__next_f=self.__next_f||[]).push([0])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});',
  'document.fonts.load("1em \\"Geist Menu Preview\\"");document.fonts.load("1em Other")',
])('a page names the script %s by its hash', (script) => {
  expect(hashInlineScripts(pageWith(script))).toEqual([hashOf(script)])
})

test.each([
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push(alert(1))',
  'document.fonts.load("1em a");alert("1")',
  '(self.__next_f=self.__next_f||[]).push([0]),alert(1)',
])('whatever else got into a page has no hash: %s', (script) => {
  expect(hashInlineScripts(pageWith(script))).toEqual([])
})

test('a script that is fetched needs none', () => {
  expect(hashInlineScripts('<script src="/_next/a.js" async=""></script>')).toEqual([])
})
