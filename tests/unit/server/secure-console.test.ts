import { expect, test, vi } from 'vitest'
import { secureConsole } from '@/server/secure-console'

/** As a database throws it: its statement names every column, its parameters are people. */
function aCrash(): Error {
  const columns = Array.from({ length: 300 }, (_, at) => `"column_${at}"`).join(', ')
  const statement = `Failed query: insert into "orders" (${columns})\nparams: ada@example.org`
  const causes = [1, 2, 3, 4, 5, 6].reduce<Error | undefined>(
    (cause, at) => new Error(`Cause ${at}: ${'words '.repeat(200)}`, { cause }),
    undefined,
  )
  return new Error(statement, { cause: causes })
}

test('whatever the server or Next print of a crash is two kilobytes, says where it was and why, and names nobody', () => {
  const written: string[] = []
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    written.push(words.join(' '))
  })
  secureConsole()
  console.error('⨯', aCrash(), { email: 'ada@example.org', rows: Array(400).fill('a row') })
  const [text = ''] = written

  expect(written).toHaveLength(1)
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(2048)
  expect(text).toMatch(/^⨯ Error: Failed query: insert into "orders"/)
  expect(text).toContain('secure-console.test.ts')
  expect(text).toContain('Caused by Error: Cause 6')
  expect(text).not.toMatch(/ada/)
})
