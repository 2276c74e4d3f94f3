// learn_data: makes samples for the network, and tries a network out (dev/learn/README.md).
//
//   learn_data generate FOLDER --seed N --threads N --games N [--first N] [--shards N]
//   learn_data duel NETWORK WIDTHxHEIGHTxMINES safe|opening --seed N --first N --games N
//              --threads N [--need N] [--prior N] [--margin THOUSANDTHS] [--candidates N]
//              [--vectors 0|1|2]
//   learn_data play NETWORK|search … (as for duel)
//
// Shard k holds games k * games … of the seed, whatever the number of threads. A duel plays the
// network and the plain search on the same boards, and counts who wins which. Its fingerprint is
// equal where the network made the same guesses in all games. `play` prints which games were won:
// the number of a game, and a digit for it and each of those that follow (dev/learn/compare.py).
#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <string>

#include "base/threads.h"
#include "learn/samples.h"
#include "play/learned/network.h"

using namespace qmines;

namespace {

constexpr int kToTheEnd = 16;  // one shard in so many has games played out to their ends

unsigned long long option(int count, char** words, const char* name, unsigned long long otherwise) {
  for (int i = 1; i + 1 < count; ++i)
    if (!std::strcmp(words[i], name)) return std::strtoull(words[i + 1], nullptr, 10);
  return otherwise;
}

template <class T>
bool write(const std::string& path, const std::vector<T>& values) {
  const std::string unfinished = path + ".part";
  std::FILE* file = std::fopen(unfinished.c_str(), "wb");
  if (!file) return false;
  const bool written = std::fwrite(values.data(), sizeof(T), values.size(), file) == values.size();
  return (std::fclose(file) == 0) && written && !std::rename(unfinished.c_str(), path.c_str());
}

int generate(int count, char** words) {
  const std::string folder = words[2];
  const auto seed = option(count, words, "--seed", 1);
  const auto games = option(count, words, "--games", 400);
  const auto shards = option(count, words, "--shards", 1);
  std::atomic<unsigned long long> next{option(count, words, "--first", 0)};
  const auto end = next + shards;
  std::atomic<bool> failed{false};
  on_threads(static_cast<int>(option(count, words, "--threads", 1)), [&](int) {
    learn::SampleMaker maker(seed);
    std::vector<learn::Row> rows;
    std::vector<learn::Pair> pairs;
    for (unsigned long long shard; !failed && (shard = next++) < end;) {
      rows.clear();
      pairs.clear();
      for (unsigned long long g = 0; g < games; ++g)
        maker.play(shard * games + g, shard % kToTheEnd == 0, rows, pairs);
      const std::string name = folder + "/" + std::to_string(shard);
      // The pairs last: who sees them finds the rows.
      if (!write(name + ".rows", rows) || !write(name + ".pairs", pairs)) failed = true;
    }
  });
  if (failed) std::perror("learn_data: cannot write");
  return failed;
}

std::vector<std::uint8_t> read_file(const char* path) {
  std::vector<std::uint8_t> bytes;
  std::FILE* file = std::fopen(path, "rb");
  if (!file) return bytes;
  std::uint8_t block[65536];
  for (std::size_t n; (n = std::fread(block, 1, sizeof block, file)) > 0;)
    bytes.insert(bytes.end(), block, block + n);
  std::fclose(file);
  return bytes;
}

// Processor time of this thread: what others do on the machine does not count.
double thread_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

struct Players {
  Contest contest;
  std::shared_ptr<const Network> network;
  unsigned long long first = 0, games = 0;
  int threads = 1;
};

// What `duel` and `play` are told alike.
bool read_players(int count, char** words, Players& out) {
  Contest& contest = out.contest;
  out.network = Network::read(read_file(words[2]));
  const bool plain = !std::strcmp(words[2], "search");
  if ((!out.network && !plain) ||
      std::sscanf(words[3], "%dx%dx%d", &contest.width, &contest.height, &contest.mines) != 3) {
    std::fprintf(stderr, "learn_data: no such network or level\n");
    return false;
  }
  set_learned_network(out.network);
  const bool opening = !std::strcmp(words[4], "opening");
  contest.first_click = opening ? FirstClick::opening : FirstClick::safe;
  const int inset = contest.width == 30 ? 3 : 2;
  contest.start = opening ? inset * contest.width + inset : 0;
  contest.seed = option(count, words, "--seed", 1);
  out.first = option(count, words, "--first", 0);
  out.games = option(count, words, "--games", 1000);
  out.threads = static_cast<int>(option(count, words, "--threads", 1));
  return true;
}

void tune(int count, char** words, Tuning& tuning) {
  const auto set = [&](const char* name, int& value) {
    value = static_cast<int>(option(count, words, name, static_cast<unsigned>(value)));
  };
  tuning.network_field = 0;
  set("--need", tuning.network_need);
  set("--prior", tuning.network_prior);
  set("--candidates", tuning.network_candidates);
  set("--vectors", tuning.network_vectors);
  int margin = static_cast<int>(1000 * tuning.network_margin + 0.5);
  set("--margin", margin);
  tuning.network_margin = margin / 1000.0;
}

int duel(int count, char** words) {
  Players players;
  if (!read_players(count, words, players)) return 2;
  const Contest& contest = players.contest;
  const auto first = players.first, games = players.games;
  const ChosenStrategy strategies[2] = {find_strategy("best"), find_strategy("search")};
  std::atomic<unsigned long long> next{0};
  std::atomic<unsigned long long> both{0}, only[2] = {0, 0};
  std::atomic<double> seconds[2] = {0, 0};
  std::atomic<std::uint64_t> fingerprint{0};
  on_threads(players.threads, [&](int) {
    AutoPlayer pair[2] = {AutoPlayer(strategies[0]), AutoPlayer(strategies[1])};
    tune(count, words, pair[0].tuning());
    std::vector<std::uint8_t> board;
    Game game;
    for (unsigned long long i; (i = next++) < games;) {
      contest_board(contest, first + i, board);
      bool won[2];
      for (int p = 0; p < 2; ++p) {
        const double begin = thread_seconds();
        game.start(contest.width, contest.height, board.data());
        Random dice(contest.seed, first + i);
        const Outcome outcome = pair[p].play(game, contest.start, dice);
        won[p] = outcome.won;
        if (!p) {
          const auto luck = std::uint64_t{std::bit_cast<std::uint32_t>(outcome.luck)};
          fingerprint ^= Random(first + i, luck << 17 | outcome.guesses << 1 | outcome.won).next();
        }
        seconds[p] += thread_seconds() - begin;
      }
      if (won[0] && won[1]) ++both;
      if (won[0] != won[1]) ++only[won[1]];
    }
  });
  const double n = static_cast<double>(games), a = static_cast<double>(only[0]),
               b = static_cast<double>(only[1]), shared = static_cast<double>(both);
  std::printf(
      "%s %s seed %llu first %llu games %llu: network %.3f %% search %.3f %% lead %+.3f ± %.3f "
      "(%.0f / %.0f), ms a game %.2f / %.2f, fingerprint %016llx\n",
      words[3], words[4], static_cast<unsigned long long>(contest.seed), first, games,
      100 * (shared + a) / n, 100 * (shared + b) / n, 100 * (a - b) / n, 196 * std::sqrt(a + b) / n,
      a, b, 1000 * seconds[0] / n, 1000 * seconds[1] / n,
      static_cast<unsigned long long>(fingerprint.load()));
  return 0;
}

int play(int count, char** words) {
  Players players;
  if (!read_players(count, words, players)) return 2;
  const Contest& contest = players.contest;
  const ChosenStrategy strategy = find_strategy(players.network ? "best" : "search");
  constexpr unsigned long long kLine = 100;
  std::string wins(players.games, '0');
  std::atomic<unsigned long long> next{0};
  std::atomic<double> seconds{0};
  on_threads(players.threads, [&](int) {
    AutoPlayer player(strategy);
    tune(count, words, player.tuning());
    std::vector<std::uint8_t> board;
    Game game;
    const double begin = thread_seconds();
    for (unsigned long long i; (i = next++) < players.games;) {
      contest_board(contest, players.first + i, board);
      game.start(contest.width, contest.height, board.data());
      Random dice(contest.seed, players.first + i);
      if (player.play(game, contest.start, dice).won) wins[i] = '1';
    }
    seconds += thread_seconds() - begin;
  });
  for (unsigned long long i = 0; i < players.games; i += kLine)
    std::printf("%llu %s\n", players.first + i, wins.substr(i, kLine).c_str());
  const auto won = std::count(wins.begin(), wins.end(), '1');
  const double n = static_cast<double>(players.games);
  std::fprintf(stderr, "%s %s %s seed %llu: %.3f %% of %llu games, ms a game %.2f\n", words[2],
               words[3], words[4], static_cast<unsigned long long>(contest.seed),
               100 * static_cast<double>(won) / n, players.games, 1000 * seconds / n);
  return 0;
}

}  // namespace

int main(int count, char** words) {
  if (count > 2 && !std::strcmp(words[1], "generate")) return generate(count, words);
  if (count > 4 && !std::strcmp(words[1], "duel")) return duel(count, words);
  if (count > 4 && !std::strcmp(words[1], "play")) return play(count, words);
  std::fprintf(
      stderr,
      "usage: learn_data generate FOLDER [--seed N] [--threads N] [--games N] "
      "[--first SHARD] [--shards N]\n"
      "       learn_data duel NETWORK WxHxM safe|opening [--seed N] [--first N] [--games N]"
      " [--threads N] [--need N] [--prior N] [--margin N] [--candidates N]\n"
      "       learn_data play NETWORK|search … as for duel\n");
  return 2;
}
