import { join } from 'node:path'
import { type Page, request } from '@playwright/test'
import { readFirstLogin } from '../sign-in-as-staff'
import type { TaskShop } from './task-test'

const PASSWORD = 'a password for tests alone'

let come = 0

/** Somebody else on the staff, who sells. */
export async function aColleague({ staff, address, dataDir }: TaskShop) {
  come += 1
  const login = { email: `colleague-${come}@example.org`, password: PASSWORD }
  const { password: currentPassword } = readFirstLogin(join(dataDir, 'first-staff-login.txt'))
  const id = await staff.create('users', { ...login, roles: ['sales'], currentPassword })

  return {
    id,
    ...login,
    /** In this page, or somewhere else. */
    async signIn(page?: Page): Promise<void> {
      const elsewhere = page ? null : await request.newContext()
      const headers = { Origin: address }
      await (elsewhere ?? page!.request).post(`${address}/api/users/login`, {
        data: login,
        headers,
      })
      await elsewhere?.dispose()
    },
  }
}
