import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'node:path'
import { expect, test, vi } from 'vitest'
import { allowedMethods } from '@/domain/site/allowed-methods'
import SHOP_API from '@/domain/site/shop-api.json' with { type: 'json' }

// The endpoints know the shop's environment, which is read as they are loaded.
vi.hoisted(() => {
  process.env.PAYLOAD_SECRET ||= 'a secret for tests alone'
})

const { shopEndpoints } = await import('@/endpoints/shop-endpoints')

test('each endpoint of the shop stands in the table with its methods, and nothing else does', () => {
  const table = Object.entries(SHOP_API).flatMap(([path, methods]) =>
    methods.map((method) => `${method} ${path}`),
  )
  const endpoints = shopEndpoints.map(({ method, path }) => `${method.toUpperCase()} /api${path}`)

  expect(table.toSorted()).toEqual(endpoints.toSorted())
})

test.each([
  ['/', 'GET HEAD'],
  ['/typeface/fraunces', 'GET HEAD'],
  ['/builds/latest.json', 'GET HEAD'],
  ['/healthz', 'GET HEAD'],
  ['/administration', 'GET HEAD'],
  ['/api', 'GET HEAD'],
  ['/admin', 'GET HEAD POST'],
  ['/admin/collections/styles', 'GET HEAD POST'],
  ['/preview/pages/7', 'GET HEAD POST'],
  ['/preview/stories/7', 'GET HEAD POST'],
  ['/preview/uses/7', 'GET HEAD POST'],
  ['/preview/typefaces/7', 'GET HEAD'],
  ['/api/fonts', 'GET HEAD'],
  ['/api/fonts/', 'GET HEAD'],
  ['/api/order', 'GET HEAD POST'],
  ['/api/order/checkout', 'POST'],
  ['/api/download/a.b', 'GET HEAD'],
  ['/api/typefaces/7', 'GET HEAD POST PATCH DELETE OPTIONS'],
])('%s takes %s', (path, methods) => {
  expect(allowedMethods(path).join(' ')).toBe(methods)
})

test('each page that has a server function takes its calls', () => {
  const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({ file, code: readFileSync(`src/app/${file}`, 'utf8') }))
  const isRoute = (file: string) => /\/(page|layout)\.tsx$/.test(file)
  const served = files.filter(({ code }) => code.includes("'use server'"))
  const apart = served.filter(({ file }) => !isRoute(file)).map(({ file }) => parse(file).name)
  const callers = files.filter(({ code }) => apart.some((name) => code.includes(`/${name}'`)))
  const pages = [...served, ...callers]
    .filter(({ file }) => isRoute(file))
    .map(({ file }) => `/${file}`.replace(/\/\([^)]*\)|\/[^/]*$/g, '').replace('[id]', '7'))

  expect(pages).toEqual(expect.arrayContaining(['/preview/pages/7', '/preview/stories/7']))
  expect(pages.filter((page) => page !== '' && !allowedMethods(page).includes('POST'))).toEqual([])
})
