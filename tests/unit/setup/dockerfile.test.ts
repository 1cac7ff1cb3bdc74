import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BUILD_SOURCES } from '@/setup/build/build-id.mjs'

const text = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ')
const steps = text
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => ({ step: line.split(' ', 1)[0] ?? '', words: line.split(/\s+/).slice(1) }))
const last = steps.findLastIndex(({ step }) => step === 'FROM')
const served = steps.slice(last)
const copied = (among: typeof steps) =>
  among.filter(({ step, words }) => step === 'COPY' && !words[0]?.startsWith('--from'))
const sources = (among: typeof steps) => copied(among).flatMap(({ words }) => words.slice(0, -1))
const kept = readFileSync('.dockerignore', 'utf8').match(/(?<=^!).+$/gm) ?? []

test('whatever the image is made of exists, and is let through to it', () => {
  const named = [...new Set(sources(steps))].toSorted()

  expect(named.filter((path) => !existsSync(path))).toEqual([])
  expect(kept.toSorted()).toEqual(named)
})

test('whatever it runs exists', () => {
  const programs = [...text.matchAll(/src\/[\w/-]+\.mjs/g)].map(([path]) => path)

  expect(programs).toEqual(['src/setup/container/compile.mjs', 'src/setup/container/start.mjs'])
  expect(programs.filter((path) => !existsSync(path))).toEqual([])
})

test('what is compiled has all sources of a build, and what is served the same ones, so that it counts as compiled', () => {
  const compiled = sources(steps.slice(0, last)).toSorted()

  expect(compiled).toEqual(expect.arrayContaining(BUILD_SOURCES))
  expect(sources(served).toSorted()).toEqual(compiled)
})

test('the shop runs as nobody, under an init that ends its children, and writes into volumes alone', () => {
  const line = (step: string) => served.find((one) => one.step === step)?.words.join(' ')

  expect(line('USER')).toBe('nobody')
  expect(line('ENTRYPOINT')).toBe('["/usr/bin/tini", "--"]')
  expect(line('VOLUME')).toBe('["/shop/data", "/shop/media", "/shop/.next"]')
  expect(
    served
      .filter(({ step }) => step === 'RUN')
      .at(-1)
      ?.words.join(' '),
  ).toContain('--owner=nobody --group=nogroup --mode=700 data .next')
})

test('every stage that is copied from is there, on one image of Node', () => {
  const stages = steps.flatMap(({ step, words }) => (step === 'FROM' && words[2]) || [])
  const from = [...text.matchAll(/--from=(\w+)/g)].map(([, stage]) => stage ?? '')
  const images = steps
    .flatMap(({ step, words }) => (step === 'FROM' ? [words[0] ?? ''] : []))
    .filter((image) => !stages.includes(image))

  expect(from.filter((stage) => !stages.includes(stage))).toEqual([])
  expect(new Set(images)).toEqual(new Set(['node:24-bookworm-slim']))
})

test('the image says of which packages it is made, as the command for a release does', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }

  expect(text).toMatch(/RUN npm sbom .*--sbom-format=cyclonedx > sbom\.json/)
  expect(text).toContain('COPY --from=packages /shop/sbom.json')
  expect(scripts.sbom).toMatch(/^npm sbom .*cyclonedx$/)
})
