// The estimate of one position: what can be counted is, the rest comes from trains, small moves or
// redrawn blocks.
#pragma once

#include <cstdint>
#include <vector>

#include "sample/batches.h"
#include "sample/estimate.h"
#include "sample/fillings.h"
#include "sample/gibbs.h"
#include "sample/train_estimate.h"

namespace qmines {

class Estimator {
 public:
  // Many short walks from different fillings: what one of them cannot leave, another does not
  // enter. Always as many, so that the answer does not depend on threads.
  static constexpr std::size_t kWalks = 32;

  Estimator(Engine& engine, const Field& field, const Sampling& sampling, Control& control)
      : e_(engine), p_(engine.problem_), field_(field), sampling_(sampling), control_(control) {}

  void run(Analysis& out);

 private:
  void sample(Analysis& out);
  // A contradiction is no matter of sampling; found exactly wherever that is quick.
  Status possible_at_all();
  bool calibrate();
  // What can be counted is; the rest is to be sampled.
  Status divide();
  double join(Poly sampled, Control& control);
  // The logarithm of the weight of everything else, by the mines that the sampled groups hold.
  Status weigh();
  // Whether a component is too hard to count.
  bool hard(std::size_t component) const;
  // Everything that walks need before they begin.
  Status walkable();
  double worst(const std::vector<double>& error) const;
  // Large fields: from a train, if its errors are small or no time is left,
  bool by_train(TrainEstimate& found, Analysis& out);
  // or from small moves, if these are more certain than the train.
  bool by_walks(TrainEstimate& found, Analysis& out);
  bool by_moves(std::vector<double>& chance, std::vector<double>& error, Analysis& out);
  // Better chances for groups with large errors: exact ones around them, given what the walks ended
  // with elsewhere.
  void refine(const std::vector<std::vector<std::uint8_t>>& fillings,
              const std::vector<int>& family, std::vector<Summary>& found);
  void cut();
  void set_off();
  void sweep(std::size_t walk, Control& control);
  bool sweep_all(int sweeps);
  // Whether the clues of some block leave no choice in the group.
  bool proven(std::int32_t g) const {
    const int size = p_.groups[g].size, some = possible_[g] & ((2 << size) - 1);
    return some == 1 || some == 1 << size;
  }

  std::vector<Summary> summaries() const;
  bool cut_anew(int sweeps);
  void walk(Analysis& out);
  // The counted components and the sea, if the sampled groups hold mines so often. Chances by
  // group, the sea's last; empty if the total was never met.
  std::vector<double> counted_under(std::vector<double> held, Control& control);
  // The chances in the counted components, with the mine total or each by itself.
  void count_easy(const Weights& weights, bool with_total, Control& control,
                  std::vector<double>& chance);
  void gather(Analysis& out);
  // Chances and errors of all groups, the sea's last, from those of the sampled ones and from how
  // often some of the walks held so many mines. False if the total was never met.
  bool conclude(const std::vector<Summary>& found, const std::vector<std::vector<double>>& held,
                std::vector<double>& chance, std::vector<double>& error, Analysis& out);
  // Chances and errors by group, the sea's last, as an answer by cell.
  void finish(const std::vector<double>& chance, std::vector<double>& error, Analysis& out);

  Engine& e_;
  Problem& p_;
  const Field& field_;
  const Sampling& sampling_;
  Control& control_;
  const Engine::Tidy tidy_{e_.tables_, control_};  // destroyed last: it returns freed memory
  Fillings fillings_{p_, e_.chains_, control_};
  double filling_work_ = 0;               // of the last filling
  std::vector<std::size_t> easy_, hard_;  // components
  std::vector<Poly> counted_;
  std::vector<std::int32_t> order_;  // the sampled groups
  std::size_t cells_ = 0;            // how many cells they have
  Poly log_outside_;
  std::vector<std::uint8_t> allowed_;
  std::vector<std::uint16_t> possible_;
  std::vector<Block> blocks_;
  Random cuts_{sampling_.seed, 0};
  double states_ = sampling_.states;  // what a block may cost
  bool whole_ = false;                // each block is everything: the chances are exact
  std::vector<Batches> batches_;
  std::vector<Walk> walks_;
};

}  // namespace qmines
