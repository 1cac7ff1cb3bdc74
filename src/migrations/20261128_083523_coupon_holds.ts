import { carryOut } from './statements/carry-out'
import statements from './statements/coupon_holds.json' with { type: 'json' }

export const { up, down } = carryOut(statements)
