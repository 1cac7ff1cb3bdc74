import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const { services, volumes } = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true })

test('the shop waits for a database that takes writes', () => {
  expect(services.shop.depends_on).toEqual({ mongo: { condition: 'service_healthy' } })
  expect(services.mongo.healthcheck.test.at(-1)).toContain('isWritablePrimary')
})

test('MongoDB is a replica set of one, and the shop knows its name', () => {
  expect(services.mongo.command).toEqual(['mongod', '--replSet', 'rs0', '--bind_ip_all'])
  expect(services.mongo.healthcheck.test.at(-1)).toContain("_id: 'rs0'")
  expect(services.shop.environment.DATABASE_URL).toBe('mongodb://mongo:27017/fount?replicaSet=rs0')
})

test('a demo in a container is published to this machine alone', () => {
  expect(services.shop.environment.LISTEN_ON).toBe('0.0.0.0')
  expect([...services.shop.ports, ...services.mongo.ports]).toEqual([
    '127.0.0.1:3000:3000',
    '127.0.0.1:27017:27017',
  ])
})

test('what a shop must not lose lies in volumes, and every volume is declared', () => {
  const named = [...services.shop.volumes, ...services.mongo.volumes]
    .map((volume: string) => volume.split(':'))
    .filter(([name]) => name !== '.')

  expect(named).toEqual([
    ['packages', '/shop/node_modules'],
    ['build', '/shop/.next'],
    ['data', '/shop/data'],
    ['media', '/shop/media'],
    ['mongo', '/data/db'],
  ])
  const ofAll = Object.values<{ volumes: string[] }>(services).flatMap((one) => one.volumes)
  const names = ofAll.map((volume) => volume.split(':')[0]).filter((name) => name !== '.')
  expect(Object.keys(volumes)).toEqual([...new Set(names)].toSorted())
})

test('servers beside the first have a role and a disk of their own, and begin after it, by the same settings', () => {
  const { web, work, shop } = services
  const own = ({ volumes: all }: { volumes: string[] }) =>
    all.filter((volume) => !/^(\.|packages):/.test(volume)).map((volume) => volume.split(':')[0])

  expect([web.profiles, work.profiles]).toEqual([['scale'], ['scale']])
  expect([web.environment, work.environment]).toEqual([
    { ...shop.environment, ROLE: 'web' },
    { ...shop.environment, ROLE: 'work' },
  ])
  expect([web.depends_on, work.depends_on]).toEqual([
    { shop: { condition: 'service_healthy' } },
    { shop: { condition: 'service_healthy' } },
  ])
  expect(new Set([shop, web, work].flatMap(own)).size).toBe(9)
})
