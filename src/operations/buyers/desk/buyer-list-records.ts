import type { Payload } from 'payload'
import type { BuyersAsked, FoundBuyers, PaidSum } from './buyer-list'
import { findBuyersInMongo, sumOrdersInMongo } from './buyers-in-mongodb-records'
import { findBuyersInSqlite, sumOrdersInSqlite } from './buyers-in-sqlite-records'

/** A page of those who bought or tried; each database groups in its own words. */
export function findBuyers(payload: Payload, asked: BuyersAsked): Promise<FoundBuyers> {
  const find = payload.db.name === 'mongoose' ? findBuyersInMongo : findBuyersInSqlite
  return find(payload, asked)
}

export function sumOrders(payload: Payload, emails: string[]): Promise<PaidSum[]> {
  const sum = payload.db.name === 'mongoose' ? sumOrdersInMongo : sumOrdersInSqlite
  return sum(payload, emails)
}
