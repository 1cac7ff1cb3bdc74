import { expect, test, vi } from 'vitest'
import { runChecks } from '../../../../src/setup/checks/run-checks.mjs'
import { SetupFailed } from '../../../../src/setup/setup-failed.mjs'

const failing = (sentence: string) => () => Promise.reject(new SetupFailed(sentence))

test('checks of half an hour go on after one that fails, and tell each that did', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const last = vi.fn(() => Promise.resolve())
  const beside = vi.fn(() => Promise.resolve())
  const stages = [
    { first: failing('No.'), beside, afterIt: beside },
    { second: failing('Neither.') },
    { last },
  ]

  await expect(runChecks(stages, { toTheEnd: true })).rejects.toThrow('No.\n\nNeither.')
  expect(beside).toHaveBeenCalledTimes(2)
  expect(last).toHaveBeenCalledOnce()
})

test('checks before a commit end with the first that fails', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const last = vi.fn(() => Promise.resolve())

  await expect(runChecks([{ first: failing('No.') }, { last }])).rejects.toThrow('No.')
  expect(last).not.toHaveBeenCalled()
})
