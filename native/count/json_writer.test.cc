#include "count/json_writer.h"

#include <cmath>

#include "testing/test.h"

using namespace qmines;

TEST(an_answer_is_written_as_json) {
  Analysis analysis;
  analysis.probability = {NAN, 0.1, 0.1, 0, 1, 1e-7};
  analysis.certain = {Certain::no,   Certain::no,   Certain::no,
                      Certain::safe, Certain::mine, Certain::no};
  const AnalysisJson text = write_json(analysis, 3);
  CHECK(text.probability == "[[null,0.1,0.1],[0.0,1.0,1e-07]]");
  CHECK(text.safe == "[[1,0]]");
  CHECK(text.mined == "[[1,1]]");
}

TEST(nothing_certain_is_an_empty_list) {
  Analysis analysis;
  analysis.probability = {0.5};
  analysis.certain = {Certain::no};
  CHECK(write_json(analysis, 1).safe == "[]");
}
