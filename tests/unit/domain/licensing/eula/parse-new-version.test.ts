import { expect, test } from 'vitest'
import { parseNewVersion } from '@/domain/licensing/eula/new-version'

const given = {
  title: 'Desktop licence',
  version: '1.3',
  effectiveFrom: '2026-11-23',
  sections: [{ heading: 'Use', text: 'You may print.' }],
  takenBy: [{ id: 'desktop', eula: 'old' }],
}

test('a new version is read as it was written', () => {
  expect(parseNewVersion(given)).toEqual(given)
})

test.each([
  ['a title', { title: 'x'.repeat(201) }, 'title'],
  ['a text', { sections: [{ heading: 'Use', text: 'x'.repeat(60_001) }] }, 'sections.0'],
  ['a heading', { sections: [{ heading: 'x'.repeat(301), text: 'Use' }] }, 'sections.0'],
])('%s that is too long is refused, and never cut', (_what, change, field) => {
  const fields = { [field]: expect.stringMatching(/too long/) }
  const refused = () => parseNewVersion({ ...given, ...change })
  expect(refused).toThrow(expect.objectContaining({ code: 'invalid', fields }))
})

test.each(['2026-02-31', '2026-13-01', 'tomorrow'])('%s is no day', (effectiveFrom) => {
  const fields = { effectiveFrom: 'Write a day.' }
  const refused = () => parseNewVersion({ ...given, effectiveFrom })
  expect(refused).toThrow(expect.objectContaining({ code: 'invalid', fields }))
})
