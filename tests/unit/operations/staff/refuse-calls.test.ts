import type { SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { refuseStrangersWrite } from '@/operations/staff/refuse-calls'

const UNASKED = new Promise<SanitizedConfig>(() => {})
const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override']

test.each(OVERRIDES.flatMap((name) => ['order', 'users/login'].map((path) => [path, name])))(
  'a POST to /api/%s is a POST, whatever its %s says',
  async (path, name) => {
    const headers = { [name]: 'GET', 'content-type': 'application/json' }
    const request = new Request(`http://localhost/api/${path}`, { method: 'POST', headers })

    expect(await refuseStrangersWrite(request, UNASKED)).toBeNull()
    expect([...request.headers.keys()]).toEqual(['content-type'])
  },
)
