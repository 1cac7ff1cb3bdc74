import { createHash } from 'node:crypto'
import { Writable } from 'node:stream'
import { createElement, Suspense, use } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { hashInlineScripts } from '@/server/headers/secure-html'
import { readReactScripts } from '../../../src/platform/read-react-scripts.mjs'

const hashOf = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`

const pageWith = (script: string) => `<html><head><script>${script}</script></head></html>`

test.each([
  'self.__next_f.push([1,"0:{\\"P\\":null}"])',
  '(self.__next_f=self.__next_f||[]).push([0])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"]});',
  'document.fonts.load("1em \\"Geist Menu Preview\\"");document.fonts.load("1em Other")',
  'document.head.append(document.currentScript.previousSibling)',
])('a page names the script %s by its hash', (script) => {
  expect(hashInlineScripts(pageWith(script))).toEqual([hashOf(script)])
})

test.each([
  'alert(1)',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push(alert(1))',
  'document.fonts.load("1em a");alert("1")',
  'document.head.append(document.currentScript.previousSibling);alert(1)',
  '(self.__next_f=self.__next_f||[]).push([0]),alert(1)',
])('whatever else got into a page has no hash: %s', (script) => {
  expect(hashInlineScripts(pageWith(script))).toEqual([])
})

const COMPLETE = readReactScripts().find((script) => script.startsWith('$RB=')) ?? ''

test.each([
  '$RB=[];$RV=function(a){alert(1)};$RC("B:0","S:0")',
  `${COMPLETE}alert(1)`,
  `${COMPLETE}$RC("B:0",alert(1))`,
  `${COMPLETE}$RC("B:0","S:0");alert(1)`,
  `${COMPLETE}$RC("B:0","S:0")+$RC(alert("S:0"))`,
  `${COMPLETE.slice(0, -2)}alert(1)};`,
  'requestAnimationFrame(function(){$RT=performance.now()});alert(1)',
])('a script that only begins as React’s own has no hash: %#', (script) => {
  expect(hashInlineScripts(pageWith(script))).toEqual([])
})

test('every script by which React brings a later part of a page into place is named', async () => {
  const html = await streamPage()
  const scripts = Array.from(
    html.matchAll(/<script[^>]*>([^]*?)<\/script>/g),
    ([, text = '']) => text,
  )

  expect(scripts.length).toBeGreaterThan(2)
  expect(hashInlineScripts(html)).toEqual([...new Set(scripts.map(hashOf))])
})

/** A page of which one part comes later, one with a stylesheet, and one not at all. */
async function streamPage(): Promise<string> {
  const later = (work: () => unknown) =>
    new Promise((done) => setTimeout(done, 5)).then(work) as Promise<string>
  const [words, styled, lost] = [
    later(() => 'late'),
    later(() => 'styled'),
    later(() => Promise.reject(new Error('lost'))),
  ]
  const Late = ({ part }: { part: Promise<string> }) => createElement('p', null, use(part))
  const Styled = () => createElement('p', null, use(styled), createElement('link', STYLESHEET))
  const page = [
    createElement(Late, { part: words }),
    createElement(Styled),
    createElement(Late, { part: lost }),
  ]
  const parts = page.map((part, key) => createElement(Suspense, { key, fallback: 'soon' }, part))

  const pieces: Buffer[] = []
  const sink = new Writable({ write: (piece: Buffer, _, done) => (pieces.push(piece), done()) })
  const { pipe } = renderToPipeableStream(
    createElement('html', null, createElement('body', null, parts)),
    { onShellReady: () => pipe(sink), onError: () => 'digest' },
  )
  await new Promise((done) => sink.once('finish', done))
  return Buffer.concat(pieces).toString()
}

const STYLESHEET = { rel: 'stylesheet', href: '/a.css', precedence: 'default' }

test('a script that is fetched needs none', () => {
  expect(hashInlineScripts('<script src="/_next/a.js" async=""></script>')).toEqual([])
})
