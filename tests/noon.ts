/** The moment that tests with a mock backend live in: 2026-11-20 12:00:00 of the platform. Its seeds are made once. */
export const NOON = Date.UTC(2026, 10, 20, 4);
