import { expect, test } from 'vitest'
import { ChangeQueue, type Overrides, withPending } from '@/admin/upload/pending-changes'
import type { UploadAnswer } from '@/domain/catalogue/upload/upload-answer'

const named = (name: string, category: 'serif' | 'sans' = 'sans') => ({
  typeface: { kind: 'new', name, category } as const,
})

test('changes of one plan are sent one after another, with the latest of each field', async () => {
  const sent: Overrides[] = []
  const pending: Overrides[] = []
  const answers: (() => void)[] = []
  const queue = new ChangeQueue(
    (overrides) => {
      sent.push(overrides)
      return new Promise((resolve) => answers.push(resolve))
    },
    (open) => pending.push(open),
  )
  const first = queue.add({ a: named('Pin') })
  await Promise.resolve()
  void queue.add({ a: named('Pin Test') })
  void queue.add({ a: named('Pin Test', 'serif'), b: { fields: { weight: 300 } } })
  const last = queue.add({ b: { fields: { width: 3 } } })
  const sentBefore = sent.length
  answers[0]?.()
  await new Promise(setImmediate)
  answers[1]?.()
  await Promise.all([first, last])

  expect(sentBefore).toBe(1)
  expect(sent).toEqual([
    { a: named('Pin') },
    { a: named('Pin Test', 'serif'), b: { fields: { weight: 300, width: 3 } } },
  ])
  expect(pending.at(-2)).toEqual(sent[1])
  expect(pending.at(-1)).toEqual({})
})

test('what was typed is shown while the plan is made anew', () => {
  const fields = { name: 'Regular', weight: 400 }
  const upload = {
    state: 'open',
    families: [{ files: ['a'], typeface: { kind: 'new', name: 'Pin', category: 'serif' } }],
    files: [{ id: 'a', plan: { fields, style: { kind: 'new' }, leave_out: false } }],
  } as unknown as UploadAnswer
  const shown = withPending(upload, {
    a: { typeface: { kind: 'new', name: 'Pin Test' }, fields: { weight: 300 }, leave_out: true },
  })

  expect(shown.families[0]?.typeface).toMatchObject({ name: 'Pin Test', category: 'serif' })
  expect(shown.files[0]?.plan).toMatchObject({
    fields: { name: 'Regular', weight: 300 },
    leave_out: true,
  })
  expect(withPending(upload, {})).toBe(upload)
})

test('a file of what becomes a new typeface is of a new style before it is answered', () => {
  const style = { kind: 'existing', id: 's' }
  const upload = {
    state: 'open',
    families: [],
    files: [{ id: 'a', plan: { fields: {}, style, leave_out: false } }],
  } as unknown as UploadAnswer
  const styleWith = (override: Overrides[string]) =>
    withPending(upload, { a: override }).files[0]?.plan?.style

  expect(styleWith(named('Pin'))).toEqual({ kind: 'new' })
  expect(styleWith({ fields: { weight: 300 } })).toEqual(style)
})
