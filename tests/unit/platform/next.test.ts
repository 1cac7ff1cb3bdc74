import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isCachedAnswer, readNextRoutes } from '@/platform/next-answers'
import { isPagePayload } from '@/platform/next-in-browser'
import { NextPageCache, tagsOfPage } from '@/platform/next-page-cache.mjs'
import { isFrameworkScript } from '@/platform/page-scripts'

const require = createRequire(import.meta.url)
const read = (file: string) => readFileSync(`node_modules/next/${file}`, 'utf8')

test('Next hands a page its data in scripts that are known by their form', () => {
  const source = read('dist/server/app-render/use-flight-response.js')
  const forms = ['(self.__next_f=self.__next_f||[]).push(', 'self.__next_f.push(']
  const written = [`\`${forms[0]}\${`, `\${scriptStart}${forms[1]}\${`]

  expect(
    written.filter((form) => source.includes(form)),
    'Next begins the scripts of a page in another way: see page-scripts.ts',
  ).toEqual(written)
  expect(forms.map((form) => isFrameworkScript(`${form}[0])`))).toEqual([true, true])
})

test('Next has a cache of pages to build on, with what the shop calls', () => {
  const methods = Object.getOwnPropertyNames(NextPageCache.prototype)

  expect(methods, 'Next’s page cache has other methods: see next-page-cache.mjs').toEqual(
    expect.arrayContaining(['get', 'set', 'revalidateTag', 'resetRequestCache']),
  )
})

test('Next keeps the tags of a page in the header that the shop reads', () => {
  const { NEXT_CACHE_TAGS_HEADER } = require('next/dist/lib/constants')
  const page = { headers: { [NEXT_CACHE_TAGS_HEADER]: 'a,b' } }

  expect(tagsOfPage(page), 'Next names its tags otherwise: see next-page-cache.mjs').toBe('a,b')
})

test('Next asks for the payload of a page with the query that the shop knows', () => {
  const { NEXT_RSC_UNION_QUERY } = require('next/dist/client/components/app-router-headers')
  const url = new URL(`https://shop.test/explore?${NEXT_RSC_UNION_QUERY}=1`)

  expect(isPagePayload(url), 'Next marks payloads otherwise: see next-in-browser.ts').toBe(true)
})

test('Next says of a page that it is cached in the header that the shop reads', () => {
  const source = read('dist/build/templates/app-page-runtime.js')
  const [, header = ''] = /setHeader\('(x-nextjs-cache)'/.exec(source) ?? []
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  response.setHeader(header || 'x-none', 'HIT')

  expect(isCachedAnswer(response), 'Next says otherwise what is cached: see next-answers.ts').toBe(
    true,
  )
})

test('Next writes down what it built in the files that the shop reads', async () => {
  const { APP_PATH_ROUTES_MANIFEST, PRERENDER_MANIFEST } = require('next/dist/shared/lib/constants')
  const build = mkdtempSync(join(tmpdir(), 'next-build-'))
  const rendered = { routes: { '/': { srcRoute: '/' } }, dynamicRoutes: { '/a/[b]': {} } }
  writeFileSync(join(build, APP_PATH_ROUTES_MANIFEST), '{ "/page": "/" }')
  writeFileSync(join(build, PRERENDER_MANIFEST), JSON.stringify(rendered))
  const routes = await readNextRoutes(build)
  rmSync(build, { recursive: true })

  expect(routes, 'Next’s manifests have other names: see next-answers.ts').toEqual({
    files: { '/page': '/' },
    pages: { '/': { srcRoute: '/' } },
    dynamic: { '/a/[b]': {} },
  })
})
