/** Hashing a password at cost 12 takes a quarter of a second: tests sign in hundreds of times. */
process.env.BCRYPT_COST = "4";
