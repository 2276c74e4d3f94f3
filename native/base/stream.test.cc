#include "base/stream.h"

#include <string>

#include "testing/test.h"

using namespace qmines;

namespace {

Digest key_of(std::uint8_t last) {
  Digest key{};
  key.back() = last;
  return key;
}

}  // namespace

TEST(sha256_of_published_messages) {
  CHECK_EQ(hexadecimal(sha256("")),
           std::string("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"));
  CHECK_EQ(hexadecimal(sha256("abc")),
           std::string("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"));
  CHECK_EQ(hexadecimal(sha256(std::string(1'000'000, 'a'))),
           std::string("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"));
}

// As tests/core/stream_vectors.json has them for the seed 0.
TEST(stream_is_that_of_python) {
  Stream stream(key_of(0));
  CHECK_EQ(stream.seed64(), 0xfecc5ef09c6aa93dULL);
  CHECK_EQ(stream.seed64(), 0xdbd645fd2ece6548ULL);
  for (int i = 0; i < 2; ++i) stream.seed64();
  CHECK_EQ(stream.seed64(), 0xe732519fd4826039ULL);  // of the second block
}

TEST(stream_draws_numbers_of_any_size) {
  for (const std::uint64_t bound : {1ULL, 2ULL, 1000ULL, 1ULL << 63, (1ULL << 63) + 1}) {
    Stream small(key_of(7)), large(key_of(7));
    for (int i = 0; i < 20; ++i) CHECK(Natural(small.below(bound)) == large.below(Natural(bound)));
  }
  // Of 2**64 + 1 numbers: two words a draw.
  Natural bound(1ULL << 32);
  bound *= 1U << 31;
  bound *= 2;
  bound += Natural(1);
  Stream stream(key_of(7));
  for (int i = 0; i < 20; ++i) CHECK(stream.below(bound) < bound);
}

TEST(stream_for_a_purpose_does_not_depend_on_what_was_drawn) {
  Stream one(key_of(7)), other(key_of(7));
  one.seed64();
  CHECK_EQ(one.derive("board").seed64(), other.derive("board").seed64());
  CHECK(one.derive("redraw", 0).seed64() != one.derive("redraw", 1).seed64());
}

TEST(natural_numbers_subtract_compare_and_divide) {
  Natural large(0xffffffffffffffffULL), more = large;
  more += Natural(2);
  CHECK(large < more && !(more < large) && !(large < large));
  Natural rest = more;
  rest -= large;
  CHECK(rest == Natural(2));
  more.reduce(Natural(1000));
  CHECK(more == Natural(617));  // 2**64 + 1 = 18446744073709551617
}
