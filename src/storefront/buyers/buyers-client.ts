import type { ChangeRequest } from '@/domain/licensing/plan-change'
import type { MineLicence } from '@/domain/order/mine-answer'
import { callShop } from '../shell/requests/call-shop'

export function askForLink(email: string) {
  return post<{ message: string }>('/api/order/sign-in', { email })
}

/** Never sent again by itself: the link works once. */
export function confirmLink(token: string) {
  return post<{ email: string }>('/api/order/sign-in/confirm', { token })
}

export function signOut() {
  return post<object>('/api/order/sign-out', {})
}

export function askToErase() {
  return post<{ message: string }>('/api/order/erasure', {})
}

export function erase(token: string) {
  return post<{ message: string }>('/api/order/erasure/confirm', { token })
}

export type WantedChange = Pick<ChangeRequest, 'licence' | 'version'> & Partial<ChangeRequest>

/** Sent twice it changes once: the second finds another version. */
export function changeLicence(change: WantedChange) {
  return post<MineLicence>('/api/order/licence', change)
}

function post<Answer>(path: string, body: object): Promise<Answer> {
  return callShop<Answer>(path, { method: 'POST', body })
}
