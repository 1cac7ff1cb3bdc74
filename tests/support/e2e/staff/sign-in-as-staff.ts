import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Where the shop of the run left its first login; another shop's is named beside FOUNT_TEST_URL. */
const LOGIN = process.env.FOUNT_TEST_LOGIN ?? 'data/test/run/first-staff-login.txt'

export async function signInAsStaff(page: Page): Promise<void> {
  const { email, password } = readFirstLogin()
  await page.goto('/admin/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/admin\/?$/)
}

export function readFirstLogin(file = LOGIN): { email: string; password: string } {
  const [email = '', password = ''] = readFileSync(file, 'utf8').trim().split('\n')
  return { email, password }
}
